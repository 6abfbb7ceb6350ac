import { projectTags } from '#contract/catalogue/project-tags.ts';
import { programmesOf, schoolNames } from '#contract/catalogue/schools.ts';
import type { DemoJob, DemoMember, DemoPortfolioItem } from './shapes.ts';

/** A school may have replaced the catalogue: where an entry is missing, another one stands in, the same each time. */
export const memberInCatalogue = (member: DemoMember): DemoMember => {
  const school = substitute(schoolNames, member.school);
  return { ...member, school, major: substitute(programmesOf(school), member.major) };
};

export const jobInCatalogue = ({ targetSchool, ...job }: DemoJob): DemoJob =>
  targetSchool ? { ...job, targetSchool: substitute(schoolNames, targetSchool) } : job;

export const portfolioItemInCatalogue = (item: DemoPortfolioItem): DemoPortfolioItem => ({
  ...item,
  tags: [...new Set(item.tags.map((tag) => substitute(projectTags, tag)))],
});

export function substitute(catalogue: readonly string[], name: string): string {
  if (catalogue.includes(name)) return name;
  const sum = Buffer.from(name).reduce((total, byte) => total + byte, 0);
  return catalogue[sum % catalogue.length] ?? name;
}
