/** Where a member's browser gets media of the legacy host, as `?url=`. On its own, so that the web loads no more than this. */
export const legacyMediaPath = '/api/s3-proxy/legacy';
