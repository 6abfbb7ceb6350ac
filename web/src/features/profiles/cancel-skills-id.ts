/** The Cancel button of the skills editor, which asks before it discards changes. */
export const cancelSkillsId = 'cancel-skills';
