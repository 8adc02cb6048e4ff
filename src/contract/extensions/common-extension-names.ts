export const commonExtensionNames = ['upload-parts', 'announcements', 'archive-entries'] as const;
