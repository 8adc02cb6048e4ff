/** Tables of the database, those after the ones that they refer to. */
export const messagesTableNames = ['messages', 'post_choices', 'message_posts'] as const;
