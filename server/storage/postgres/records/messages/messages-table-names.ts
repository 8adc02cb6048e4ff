/** Tables of the database. Each comes after the tables that it refers to. */
export const messagesTableNames = ['messages', 'post_choices', 'message_posts'] as const;
