/** The words of overrides: they come with the panel, not with the first paint. */
export const en = {
  'overrides.panel.title': 'Overrides',
  'overrides.panel.intro':
    'Shows a build of your own in place of a released remote: its code, pages, styles and words. In this tab only, until you reset it or close the tab.',
  'overrides.panel.warning':
    'Its code runs in your session and can do all that you can. Use only what you have built yourself.',
  'overrides.panel.remote': 'Remote',
  'overrides.panel.released': '{version} as released',
  'overrides.panel.active': '{version} from {address} (released: {released})',
  'overrides.panel.unlisted': 'A remote that {environment} does not list yet',
  'overrides.panel.activeUnlisted': '{version} from {address} (not released here)',
  'overrides.panel.address': 'Address of the build',
  'overrides.panel.allowed': 'Allowed in {environment}: {allowed}',
  'overrides.panel.serve': 'Builds and serves it, and prints the address:',
  'overrides.panel.use': 'Use this build',
  'overrides.panel.reload': 'The page is loaded anew to take it over.',
  'overrides.panel.reset': 'Reset',
  'overrides.panel.resetOf': 'Reset {remote} to the released version',
  'overrides.panel.resetUnlisted': 'Reset {remote}',
  'overrides.banner.label': 'Overrides of this tab',
  'overrides.banner.active': 'Override: {remote} {version} from {address}',
  'overrides.banner.failed': 'The override {remote}@{address} failed and was reset: {problem}',
  'overrides.banner.instead': 'Shown is {remote} {version}, as released.',
  'overrides.banner.reset': 'Reset',
  'overrides.banner.close': 'Close',
  'overrides.problem.noAddress':
    'This is no address of a build. One looks like http://localhost:4400/, without user name, query and fragment.',
  'overrides.problem.notAllowed': '{origin} is not allowed in {environment}. Allowed: {allowed}.',
  'overrides.problem.unreachable':
    'Nothing that this page may read answers at {address}. Is the build served there, for {portal}? May this site reach your computer?',
  'overrides.problem.status': '{address} is answered with {status}: there is no build in this folder.',
  'overrides.problem.noRecord': '{address} is not the record of a build ({detail}).',
  'overrides.problem.knownRemote': 'This environment has {remote} already: choose it in the list.',
  'overrides.problem.otherRemote': 'This is a build of {found}, not of {remote}.',
  'overrides.problem.area': 'This build is of the area {area}, which {owner} is already.',
  'overrides.problem.contract':
    'It is built against contract {found}; the shell of this page offers {offered}.',
  'overrides.problem.shared': 'It needs {library} {range}; the shell of this page brings {offered}.',
  'overrides.problem.names': 'It uses {names} of {library}, which the shell of this page does not offer.',
  'overrides.problem.path': 'It claims {path}, which belongs to {owner}.',
  'overrides.problem.pathTwice': 'It claims {path} twice.',
  'overrides.problem.noHash':
    'Its record has no hash of {file}. Serve a release build: a development build does not run here.',
  'overrides.problem.file':
    '{file} does not come, or is not the file that the record names. Build it again, and try again.',
  'overrides.problem.broke': 'It could not be loaded ({detail}).',
  'overrides.problem.unreadable': 'What this tab kept of overrides could not be read. It was removed.',
} as const;
