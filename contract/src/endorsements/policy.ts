/** How the viewer knows a member. */
export interface Ties {
  isConnected: boolean;
  isClassmate: boolean;
  isCollaborator: boolean;
}

export const canEndorse = (ties: Ties): boolean =>
  ties.isConnected || ties.isClassmate || ties.isCollaborator;
