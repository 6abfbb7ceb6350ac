export const portfolioMediaTypes = [
  'image',
  'video',
  'audio',
  'youtube',
  'vimeo',
  'document',
] as const;
export type PortfolioMediaType = (typeof portfolioMediaTypes)[number];
