import { paths } from '../paths.ts';

/**
 * Why and until when a member is suspended, from a redirect to the sign-in screen, which reads it once. In the address, anyone
 * could put words of their own into a link.
 */
export const suspensionCookie = { name: 'callboard-suspension', path: paths.auth };
