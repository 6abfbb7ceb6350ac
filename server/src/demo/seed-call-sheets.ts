import type { Db } from '../db/client.ts';
import { callSheetContacts, callSheets } from '../features/call-sheets/tables.ts';
import { callSheets as demoCallSheets } from './data/call-sheets.ts';
import { demoId } from './demo-ids.ts';
import { daysFromNow } from './times.ts';

export async function seedCallSheets(tx: Db, timeZone: string): Promise<void> {
  for (const { job, place, notes, calls, sharesEmail, sharesPhone } of demoCallSheets) {
    const jobId = demoId.job(job);
    const times = calls.map(({ label, daysFromNow: days, time }) => ({
      label,
      at: daysFromNow(days, time, timeZone),
    }));
    await tx.insert(callSheets).values({ jobId, place, notes, calls: times });
    await tx.insert(callSheetContacts).values(
      [...new Set([...sharesEmail, ...sharesPhone])].map((member) => ({
        jobId,
        userId: demoId.user(member),
        sharesEmail: sharesEmail.includes(member),
        sharesPhone: sharesPhone.includes(member),
      })),
    );
  }
}
