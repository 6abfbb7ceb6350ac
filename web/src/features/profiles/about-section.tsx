import type { Profile } from '#contract/profiles/contract.ts';
import { ExpandableText } from '#web/ui/expandable-text.tsx';
import { Fact, FactList } from '#web/ui/fact-list.tsx';
import { listProfileLinks, ProfileLinks } from './profile-links.tsx';

/** Nothing where the member says nothing about themselves. */
export function AboutSection({ member }: { member: Profile }) {
  const { firstName, phoneNumber, bio } = member;
  const hasLinks = listProfileLinks(member).length > 0;
  if (!bio && !phoneNumber && !hasLinks) return null;
  return (
    <section aria-labelledby="about-title" className="grid gap-4">
      <h2 id="about-title" className="font-display text-xl">
        About
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {bio && <ExpandableText text={bio} label={`${firstName}'s bio`} className="max-w-prose" />}
        {(phoneNumber || hasLinks) && (
          <div className="grid gap-5">
            {phoneNumber && (
              <FactList>
                <Fact label="Phone" mono>
                  <a
                    href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}
                    className="no-underline hover:underline"
                  >
                    {phoneNumber}
                  </a>
                </Fact>
              </FactList>
            )}
            <ProfileLinks member={member} />
          </div>
        )}
      </div>
    </section>
  );
}
