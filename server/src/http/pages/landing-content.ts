import {
  type CommunityFact,
  currentFacts,
  peopleFacts,
} from '#contract/front-page/community-facts.ts';
import type { ShownWork } from '#contract/front-page/contract.ts';
import type { CommunityStats } from '#contract/users/contract.ts';

export interface FrontPage {
  stats: CommunityStats;
  works: ShownWork[];
}

/** What the landing page repeats: its numbers and its works. */
export function landingLists({ stats, works }: FrontPage) {
  return {
    current: currentFacts(stats).map(fact),
    people: peopleFacts(stats).map(fact),
    works: works.map((work) => ({
      title: work.title,
      maker: work.maker,
      url: work.url,
      srcset: work.variants.map(({ url, width }) => `${url} ${width}w`).join(', '),
      width: String(work.width),
      height: String(work.height),
    })),
  };
}

function fact({ count, label }: CommunityFact): Record<string, string> {
  return { count: count.toLocaleString('en'), label };
}
