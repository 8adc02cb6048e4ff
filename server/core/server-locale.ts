/** Languages of the back end's answers. */
export type ServerLocale = 'zh-CN' | 'en';
