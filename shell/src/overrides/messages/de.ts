import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'overrides.panel.title': 'Overrides',
  'overrides.panel.intro':
    'Zeigt einen eigenen Build anstelle eines freigegebenen Remotes: seinen Code, seine Seiten, Stile und Texte. Nur in diesem Tab, bis Sie ihn zurücksetzen oder den Tab schliessen.',
  'overrides.panel.warning':
    'Sein Code läuft in Ihrer Sitzung und kann alles, was Sie können. Verwenden Sie nur, was Sie selbst gebaut haben.',
  'overrides.panel.remote': 'Remote',
  'overrides.panel.released': '{version}, wie freigegeben',
  'overrides.panel.active': '{version} von {address} (freigegeben: {released})',
  'overrides.panel.unlisted': 'Ein Remote, den es in {environment} noch nicht gibt',
  'overrides.panel.activeUnlisted': '{version} von {address} (hier nicht freigegeben)',
  'overrides.panel.address': 'Adresse des Builds',
  'overrides.panel.allowed': 'In {environment} erlaubt: {allowed}',
  'overrides.panel.serve': 'Baut ihn, stellt ihn bereit und nennt die Adresse:',
  'overrides.panel.use': 'Diesen Build verwenden',
  'overrides.panel.reload': 'Die Seite wird dafür neu geladen.',
  'overrides.panel.reset': 'Zurücksetzen',
  'overrides.panel.resetOf': '{remote} auf die freigegebene Version zurücksetzen',
  'overrides.panel.resetUnlisted': '{remote} zurücksetzen',
  'overrides.banner.label': 'Overrides dieses Tabs',
  'overrides.banner.active': 'Override: {remote} {version} von {address}',
  'overrides.banner.failed':
    'Der Override {remote}@{address} ist fehlgeschlagen und wurde zurückgesetzt: {problem}',
  'overrides.banner.instead': 'Gezeigt wird {remote} {version}, wie freigegeben.',
  'overrides.banner.reset': 'Zurücksetzen',
  'overrides.banner.close': 'Schliessen',
  'overrides.problem.noAddress':
    'Das ist keine Adresse eines Builds. Eine solche lautet etwa http://localhost:4400/, ohne Benutzername, Abfrage und Fragment.',
  'overrides.problem.notAllowed': '{origin} ist in {environment} nicht erlaubt. Erlaubt: {allowed}.',
  'overrides.problem.unreachable':
    'Unter {address} antwortet nichts, was diese Seite lesen darf. Wird der Build dort für {portal} bereitgestellt? Darf diese Website Ihren Computer erreichen?',
  'overrides.problem.status': '{address} wird mit {status} beantwortet: In diesem Ordner liegt kein Build.',
  'overrides.problem.noRecord': '{address} ist nicht die Beschreibung eines Builds ({detail}).',
  'overrides.problem.knownRemote':
    'In dieser Umgebung gibt es {remote} schon: Wählen Sie den Remote in der Liste.',
  'overrides.problem.otherRemote': 'Das ist ein Build von {found}, nicht von {remote}.',
  'overrides.problem.area': 'Dieser Build gehört zum Bereich {area}, der schon {owner} gehört.',
  'overrides.problem.contract':
    'Er ist gegen den Vertrag {found} gebaut; die Shell dieser Seite bietet {offered}.',
  'overrides.problem.shared': 'Er benötigt {library} {range}; die Shell dieser Seite bringt {offered} mit.',
  'overrides.problem.names':
    'Er verwendet {names} aus {library}; die Shell dieser Seite bietet das nicht an.',
  'overrides.problem.path': 'Er beansprucht {path}, das zu {owner} gehört.',
  'overrides.problem.pathTwice': 'Er beansprucht {path} zweimal.',
  'overrides.problem.noHash':
    'Seine Beschreibung enthält keine Prüfsumme von {file}. Stellen Sie einen Release-Build bereit: Ein Entwicklungs-Build läuft hier nicht.',
  'overrides.problem.file':
    '{file} kommt nicht an oder ist nicht die Datei, die in der Beschreibung des Builds steht. Erstellen Sie den Build neu, und versuchen Sie es nochmals.',
  'overrides.problem.broke': 'Er konnte nicht geladen werden ({detail}).',
  'overrides.problem.unreadable':
    'Was dieser Tab über Overrides behalten hatte, war nicht lesbar. Es wurde entfernt.',
};
