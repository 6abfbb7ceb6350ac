import type { Work } from '#contract/works/contract.ts';
import { type Json, jsonObject } from '#server/db/json.ts';
import type { Fragment } from '#server/db/sql.ts';
import { portfolioItemFields } from '../../portfolio/queries.ts';
import { userSummaryJson } from '../../users/queries.ts';

/** SQL: `item` and `maker` are rows of portfolio_items and users. */
export function workJson(item: Fragment, maker: Fragment): Json<Work> {
  return jsonObject<Work>({ ...portfolioItemFields(item), maker: userSummaryJson(maker) });
}
