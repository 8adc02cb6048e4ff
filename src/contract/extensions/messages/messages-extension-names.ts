export const messagesExtensionNames = ['message-posts'] as const;
