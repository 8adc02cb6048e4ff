export const helpExtensionNames = ['survey', 'survey-today', 'help-opinions', 'open-helps', 'tours'] as const;
