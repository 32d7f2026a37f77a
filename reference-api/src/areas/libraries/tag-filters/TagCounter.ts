import type { Db } from '#db/Db.ts';
import { countTags, type CountQuestion, type TagCounts } from './countTags.ts';
import { ResearchIndex, type Research } from './ResearchIndex.ts';
import { SearchHits } from './SearchHits.ts';

interface Question extends Omit<CountQuestion, 'found'> {
  searchTerm?: string | undefined;
}

/** Counts how many publications bear each tag, now. */
export class TagCounter {
  readonly index: ResearchIndex;
  private readonly hits: SearchHits;

  constructor(db: Db) {
    this.index = new ResearchIndex(db);
    this.hits = new SearchHits(db);
  }

  async count({ searchTerm, ...question }: Question): Promise<{ research: Research; countOf: TagCounts }> {
    const research = await this.index.current();
    const found = await this.hits.find(searchTerm, research);
    return { research, countOf: countTags(research, { ...question, found }) };
  }
}
