import type { PageConfig } from '../../domain/platform/page-config.ts';
import type { Locale } from '../../words/locale.ts';

/** The platform's name in a language; empty if it is not configured. */
export function platformName(config: Pick<PageConfig, 'name' | 'nameEn'>, locale: Locale): string {
  return locale === 'en' && config.nameEn !== '' ? config.nameEn : config.name;
}
