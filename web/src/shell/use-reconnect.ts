import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchShown } from '#web/lib/api/refetch-shown.ts';

/** Loads what is shown again once the connection is back. */
export function useReconnect(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refetch = () => refetchShown(client);
    addEventListener('online', refetch);
    return () => removeEventListener('online', refetch);
  }, [client]);
}
