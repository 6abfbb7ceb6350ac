/** SQL text: the two are connected, whoever asked. `one` and `other` are SQL, e.g. `$1` and `u.id`. */
export function isConnectedText(one: string, other: string): string {
  return `(EXISTS (SELECT 1 FROM connections ic
      WHERE ic.requester_id = ${one} AND ic.status = 'accepted' AND ic.addressee_id = ${other} OFFSET 0)
    OR EXISTS (SELECT 1 FROM connections ic
      WHERE ic.addressee_id = ${one} AND ic.status = 'accepted' AND ic.requester_id = ${other} OFFSET 0))`;
}
