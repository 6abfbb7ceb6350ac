import { OnlineUsers } from './online-users.tsx';
import { UsersToday } from './users-today.tsx';

export function LiveUsersTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <OnlineUsers />
      <UsersToday />
    </div>
  );
}
