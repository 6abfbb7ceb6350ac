import { portfolioItemInCatalogue } from './fit-to-catalogue.ts';
import { filmPortfolio } from './portfolio-film.ts';
import { soundAndPlayPortfolio } from './portfolio-sound-and-play.ts';
import { stagePortfolio } from './portfolio-stage.ts';
import type { DemoPortfolioItem } from './shapes.ts';

export const portfolio: DemoPortfolioItem[] = [
  ...filmPortfolio,
  ...stagePortfolio,
  ...soundAndPlayPortfolio,
].map(portfolioItemInCatalogue);
