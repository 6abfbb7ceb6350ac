import { connect } from '#server/db/client.ts';

/** What no journey is about is made here, not on the pages. */
export const db = connect({ url: process.env.E2E_DATABASE_URL ?? '', poolSize: 1 });
