import type { SQL } from 'drizzle-orm';
import type { FoundMember, MatchReason } from '#contract/discover/contract.ts';
import { type Json, jsonObject } from '#server/db/json.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { pairJson, pairsSql } from '../../connections/queries/connection-json.ts';
import { userSummaryFields } from '../../users/queries.ts';
import { firstPicturesJson } from '../../works/queries/work-preview-json.ts';

const shownWorks = 3;

/** SQL: joins what `foundMemberJson` reads to the members whose ids these are. */
export const joinFoundMembers = (viewer: Fragment, userId: Fragment): SQL => sql`
  JOIN users u ON u.id = ${userId} LEFT JOIN (${pairsSql(viewer)}) pair ON pair.other_id = ${userId}`;

/** SQL: a found member as JSON, of what `joinFoundMembers` joins. */
export const foundMemberJson = (reason: Json<MatchReason | null>): Json<FoundMember> =>
  jsonObject<FoundMember>({
    ...userSummaryFields(sql`u`),
    bio: sql`u.bio`,
    skills: sql`u.skills`,
    works: firstPicturesJson(sql`u.id`, shownWorks),
    connection: pairJson(sql`pair`),
    reason,
  });
