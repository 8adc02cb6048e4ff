/** The languages in which the back end answers. */
export type ServerLocale = 'zh-CN' | 'en';
