import type { ErrorPage } from '../error-pages/errorPage.ts';
import type { EnvironmentName } from '../store/releaseStore.ts';
import type { PreviewProblem } from './openPreviews.ts';
import { leaveHref } from './previewLink.ts';

interface ProblemText {
  heading: string;
  text: string;
}

const problemTexts: Record<PreviewProblem, { status: number; en: ProblemText; de: ProblemText }> = {
  unknown: {
    status: 404,
    en: {
      heading: 'This link does not lead to a preview here',
      text: 'It may be incomplete, altered, or of another environment. Please check the link you followed.',
    },
    de: {
      heading: 'Dieser Link führt hier zu keiner Vorschau',
      text: 'Vielleicht ist er unvollständig, verändert oder für eine andere Umgebung. Bitte prüfen Sie den Link, dem Sie gefolgt sind.',
    },
  },
  expired: {
    status: 410,
    en: { heading: 'This preview has expired', text: 'Ask the team that sent you the link for a new one.' },
    de: {
      heading: 'Diese Vorschau ist abgelaufen',
      text: 'Bitten Sie das Team, von dem der Link stammt, um einen neuen.',
    },
  },
  withdrawn: {
    status: 410,
    en: {
      heading: 'This preview was withdrawn',
      text: 'The team that proposed the change does not show it any more.',
    },
    de: {
      heading: 'Diese Vorschau wurde zurückgezogen',
      text: 'Das Team, das die Änderung vorgeschlagen hat, zeigt sie nicht mehr.',
    },
  },
  broken: {
    status: 503,
    en: {
      heading: 'This preview cannot be shown at the moment',
      text: 'The current version is not affected.',
    },
    de: {
      heading: 'Diese Vorschau kann zurzeit nicht gezeigt werden',
      text: 'Die aktuelle Version ist nicht betroffen.',
    },
  },
};

interface Place {
  environment: EnvironmentName;
  /** Of the page that was asked for. */
  url: string;
}

/** With a way to what is in force at the same address, which also forgets the preview. */
export function previewPage(
  problem: PreviewProblem,
  { environment, url }: Place,
): { status: number; page: ErrorPage } {
  const { status, en, de } = problemTexts[problem];
  const href = leaveHref(url);
  const page: ErrorPage = {
    title: 'Research portal: preview',
    en: { ...en, link: { words: 'Show the current version', href } },
    de: { ...de, link: { words: 'Aktuelle Version anzeigen', href } },
    footer: `Environment / Umgebung: ${environment}`,
  };
  return { status, page };
}
