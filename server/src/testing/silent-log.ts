import { pino } from 'pino';

/** A logger for parts that are tested without an app. */
export const silentLog = pino({ level: 'silent' });
