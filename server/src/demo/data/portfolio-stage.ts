import type { DemoPortfolioItem } from './shapes.ts';

export const stagePortfolio: DemoPortfolioItem[] = [
  {
    member: 'zoe-laurent',
    title: 'Irina, Three Sisters',
    description:
      'Act Four, among the birches. Photograph from the back row by somebody’s proud mother.',
    artwork: 'three-sisters-stage',
    tags: ['Theatre', 'Live Performance'],
  },
  {
    member: 'imani-brooks',
    title: 'The Half Board corridor',
    description:
      'Eleven feet of hotel in forced perspective. The far door is for a very short person.',
    artwork: 'hotel-corridor',
    tags: ['Scripted Pilot', 'Student Film'],
  },
  {
    member: 'ines-cardoso',
    title: 'Ninety Percent Water',
    description:
      'A duet for two dancers and one leaking ceiling. Opens in the black box this term.',
    artwork: 'ninety-percent-poster',
    tags: ['Live Performance', 'Experimental'],
  },
  {
    member: 'ines-cardoso',
    title: 'Ninety Percent Water: second drop',
    description: 'Long exposure, one phrase, eleven seconds.',
    artwork: 'ninety-percent-motion',
    tags: ['Dance Film', 'Experimental'],
  },
  {
    member: 'kwame-asante',
    title: 'Pier cypher',
    description:
      'Every Thursday, weather allowing. Bring water and one friend who says they cannot dance.',
    artwork: 'pier-cypher',
    tags: ['Live Performance', 'Dance Film'],
  },
  {
    member: 'kwame-asante',
    title: 'House steps, drawn',
    description: 'A teaching sheet: where the weight goes in sixteen counts.',
    artwork: 'house-steps',
    tags: ['Live Performance'],
  },
  {
    member: 'leila-farahani',
    title: 'Adagio, long exposure',
    description: 'One développé, six seconds, open shutter. Photographed in studio 5B with Hana.',
    artwork: 'adagio-long-exposure',
    tags: ['Dance Film', 'Photo Series'],
  },
  {
    member: 'beckett-olsen',
    title: 'The Five-Thirty Boat',
    description: 'A musical for eight commuters. Book and lyrics.',
    artwork: 'five-thirty-boat-poster',
    tags: ['Theatre', 'Live Performance'],
  },
  {
    member: 'rosalind-chu',
    title: 'Prompt book, Three Sisters, p. 44',
    description: 'Lights in amber, sound in blue, deck in pencil, hope in the margins.',
    artwork: 'prompt-book',
    tags: ['Theatre'],
  },
  {
    member: 'tomas-herrera',
    title: 'Three Sisters',
    description: 'Lighting design. Mainstage, 31 trunks, 74 units, one of them doing all the work.',
    artwork: 'three-sisters-stage',
    tags: ['Theatre', 'Live Performance'],
  },
  {
    member: 'tomas-herrera',
    title: 'Three Sisters: the plot',
    description:
      'Half-inch scale, drafted by hand and then again on the computer, out of politeness.',
    artwork: 'three-sisters-light-plot',
    tags: ['Theatre'],
  },
  {
    member: 'tomas-herrera',
    title: 'Twelfth Night: the sea',
    description: 'A moon, a floor cloth and eleven shades of almost black.',
    artwork: 'twelfth-night-stage',
    tags: ['Theatre', 'Live Performance'],
  },
  {
    member: 'adaeze-nwosu',
    title: 'Twelfth Night: costume plates',
    description: 'Viola, Orsino, Malvolio. Swatches are the real cloth, scanned after the tea.',
    artwork: 'twelfth-night-costumes',
    tags: ['Theatre'],
  },
  {
    member: 'gwen-abernathy',
    title: 'A score for falling',
    description: 'Floor pattern for twelve actors and one bench. Read it from the bottom.',
    artwork: 'falling-score',
    tags: ['Live Performance', 'Experimental'],
  },
  {
    member: 'ravi-menon',
    title: 'Orsino, Twelfth Night',
    description: 'If music be the food of love, I had a light lunch.',
    artwork: 'twelfth-night-stage',
    tags: ['Theatre'],
  },
  {
    member: 'darnell-whitfield',
    title: 'The night I went on',
    description: 'Stage left, act two, somebody else’s shoes.',
    artwork: 'understudy-spot',
    tags: ['Theatre', 'Live Performance'],
  },
  {
    member: 'helena-strand',
    title: 'First Looks',
    description:
      'Four nights of new work from every corner of the building. Poster by the print shop.',
    artwork: 'first-looks-poster',
    tags: ['Live Performance'],
  },
];
