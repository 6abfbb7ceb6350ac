interface Administrator {
  isAdmin: boolean;
  hasSecondFactor: boolean;
}

/** In production an administrator's password alone opens nothing administrative. */
export function needsSecondFactor(viewer: Administrator, production: boolean): boolean {
  return production && viewer.isAdmin && !viewer.hasSecondFactor;
}
