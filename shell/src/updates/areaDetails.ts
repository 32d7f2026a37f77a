import { isWholeRelease, type Environment, type PageEnvironment } from '@portal/wire';
import { askForWhole } from './askForEnvironment.ts';
import type { EnvironmentNews } from './environmentNews.ts';
import { followsRevision } from './followsRevision.ts';
import type { RunningEnvironment } from './runningEnvironment.ts';
import { withAreaOf, withDetailsOf } from './updatePolicy.ts';

/** Before another try for a reader who waits. */
const pauseMs = 1_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

interface DetailsOptions {
  running: RunningEnvironment;
  news: Pick<EnvironmentNews, 'waiting' | 'note'>;
  ask?: (known: PageEnvironment) => Promise<Environment>;
}

/** The page carries the files of its own area; those of the others come from the environment in force. */
export interface AreaDetails {
  /** Resolves whatever comes of it. */
  fetchAhead: () => Promise<void>;
  /**
   * Resolves once the page knows the files of an area. For a visit, another version may join the page.
   * @throws if they cannot be loaded, or are of a version that cannot join
   */
  complete: (name: string, need: 'ahead' | 'visit') => Promise<void>;
}

/** One answer for all areas; what it says of listed ones is taken at once. */
function createQuestion({ running, news, ask = askForWhole }: DetailsOptions) {
  let asking: Promise<Environment> | undefined;

  function take(next: PageEnvironment): void {
    if (next !== running.released()) running.take(next);
  }

  function fill(answer: Environment): Environment {
    take(withDetailsOf(running.released(), answer));
    return answer;
  }

  async function askNow(): Promise<Environment> {
    try {
      const answer = await ask(running.released());
      news.note(answer);
      return fill(answer);
    } finally {
      asking = undefined;
    }
  }

  const answer = () => (asking ??= askNow());

  async function answerFor(need: 'ahead' | 'visit'): Promise<Environment> {
    const known = news.waiting();
    if (known !== undefined) return fill(known);
    if (need === 'ahead') return answer();
    return answer().catch(() => pause().then(answer));
  }

  return { answerFor, take };
}

/** Why: docs/decisions/0095. */
export function createAreaDetails(options: DetailsOptions): AreaDetails {
  const { running } = options;
  const { answerFor, take } = createQuestion(options);

  const lacks = (name: string) => {
    const release = running.current().remotes[name];
    return release !== undefined && !isWholeRelease(release);
  };

  async function complete(name: string, need: 'ahead' | 'visit'): Promise<void> {
    if (!lacks(name)) return;
    const answer = await answerFor(need);
    const page = { environment: running.released(), shell: running.shell() };
    if (lacks(name) && need === 'visit' && followsRevision(answer, page.environment))
      take(withAreaOf(page, answer, name));
    if (lacks(name))
      throw new Error(
        `The files of ${name} are not those of this page: revision ${answer.revision} is in force.`,
      );
  }

  async function fetchAhead(): Promise<void> {
    if (!Object.keys(running.current().remotes).some(lacks)) return;
    try {
      await answerFor('ahead');
    } catch (error) {
      // Read again for the first area that is needed.
      console.warn('The files of other areas could not be read.', error);
    }
  }

  return { complete, fetchAhead };
}
