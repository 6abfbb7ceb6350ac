import { z } from 'zod';
import { currentUser } from './users/contract.ts';

/** What the server writes into every page, so that the web starts without asking. */
export const boot = z.object({
  user: currentUser.nullable(),
  config: z.object({
    googleSignIn: z.boolean(),
    emailDomains: z.array(z.string()),
    production: z.boolean(),
    /** Media of this host are shown through us. */
    legacyMediaHost: z.string().nullable(),
    /** The school's clock, by which events are entered and shown. */
    timeZone: z.string(),
    schoolName: z.string(),
    /** Whether browsers install the service worker. */
    serviceWorker: z.boolean(),
  }),
});

export type Boot = z.output<typeof boot>;

/** The id of the `<script type="application/json">` that carries it. */
export const bootElementId = 'boot';

/** This header of a page names the member who is signed in, or says `none`; the service worker reads it. */
export const memberHeader = 'callboard-member';
