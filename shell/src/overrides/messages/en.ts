/** Loaded with the panel, not with the first paint. */
export const en = {
  'overrides.panel.title': 'Overrides',
  'overrides.panel.intro':
    'Shows your own build instead of a released remote: its code, pages, styles and messages. In this tab only, until you reset it or close the tab.',
  'overrides.panel.warning':
    'Its code runs in your session and can do everything that you can. Only use what you have built yourself.',
  'overrides.panel.remote': 'Remote',
  'overrides.panel.released': '{version} as released',
  'overrides.panel.active': '{version} from {address} (released: {released})',
  'overrides.panel.unlisted': 'A remote that {environment} does not list yet',
  'overrides.panel.activeUnlisted': '{version} from {address} (not released here)',
  'overrides.panel.address': 'Address of the build',
  'overrides.panel.allowed': 'Allowed in {environment}: {allowed}',
  'overrides.panel.serve': 'This command builds and serves it, and prints the address:',
  'overrides.panel.use': 'Use this build',
  'overrides.panel.reload': 'The page reloads to apply it.',
  'overrides.panel.reset': 'Reset',
  'overrides.panel.resetOf': 'Reset {remote} to the released version',
  'overrides.panel.resetUnlisted': 'Reset {remote}',
  'overrides.banner.label': 'Overrides of this tab',
  'overrides.banner.active': 'Override: {remote} {version} from {address}',
  'overrides.banner.failed': 'The override {remote}@{address} failed and was reset: {problem}',
  'overrides.banner.instead': 'Showing {remote} {version}, as released.',
  'overrides.banner.reset': 'Reset',
  'overrides.banner.close': 'Close',
  'overrides.problem.noAddress':
    'This is not the address of a build. An address looks like http://localhost:4400/, without user name, query or fragment.',
  'overrides.problem.notAllowed': '{origin} is not allowed in {environment}. Allowed: {allowed}.',
  'overrides.problem.unreachable':
    'No readable answer from {address}. Is the build served there, for {portal}? Is this site allowed to reach your computer?',
  'overrides.problem.status': '{address} answered {status}: there is no build in this folder.',
  'overrides.problem.noRecord': '{address} is not the record of a build ({detail}).',
  'overrides.problem.knownRemote': 'This environment already has {remote}: choose it in the list.',
  'overrides.problem.otherRemote': 'This is a build of {found}, not of {remote}.',
  'overrides.problem.area': 'This build is of the area {area}, which {owner} already provides.',
  'overrides.problem.contract':
    'It was built against contract {found}; the shell of this page offers {offered}.',
  'overrides.problem.shared': 'It needs {library} {range}; the shell of this page provides {offered}.',
  'overrides.problem.names': 'It uses {names} of {library}, which the shell of this page does not offer.',
  'overrides.problem.path': 'It claims {path}, which belongs to {owner}.',
  'overrides.problem.pathTwice': 'It claims {path} twice.',
  'overrides.problem.noHash':
    'Its record has no hash of {file}. Serve a release build: a development build does not run here.',
  'overrides.problem.file':
    '{file} could not be loaded, or is not the file that the record names. Build it again, then try again.',
  'overrides.problem.broke': 'It could not be loaded ({detail}).',
  'overrides.problem.unreadable': 'The overrides of this tab could not be read and were removed.',
} as const;
