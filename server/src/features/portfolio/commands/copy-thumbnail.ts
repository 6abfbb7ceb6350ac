import { and, eq, isNull } from 'drizzle-orm';
import { transaction } from '#server/db/transaction.ts';
import type { App } from '#server/http/app.ts';
import type { RemoteConnection } from '#server/platform/remote/remote-connection.ts';
import { attachUpload, deleteUpload } from '../../uploads/commands.ts';
import { urlOfKey } from '../../uploads/queries.ts';
import { copyPicture } from '../../uploads/remote/commands.ts';
import { portfolioItems } from '../tables.ts';

/** Stores the picture of a video elsewhere beside its address. */
export async function copyThumbnail(
  app: App,
  itemId: string,
  connection: RemoteConnection,
): Promise<void> {
  const [item] = await app.db.select().from(portfolioItems).where(eq(portfolioItems.id, itemId));
  if (!item?.mediaUrl || item.uploadId) return;
  const { mediaUrl } = item;
  const owner = { id: item.userId };
  const upload = await copyPicture(app, connection, owner, mediaUrl);
  if (!upload) return;
  await transaction(app.db, async (tx) => {
    const uploadId = await attachUpload(tx, owner, urlOfKey(upload.key));
    const changed = await tx
      .update(portfolioItems)
      .set({ uploadId })
      .where(
        and(
          eq(portfolioItems.id, itemId),
          eq(portfolioItems.mediaUrl, mediaUrl),
          isNull(portfolioItems.uploadId),
        ),
      )
      .returning({ id: portfolioItems.id });
    if (changed.length === 0) await deleteUpload(tx, uploadId);
  });
}
