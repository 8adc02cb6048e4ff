import type { ServerLocale } from '../core/context.ts';

const spoken: ReadonlyMap<string, ServerLocale> = new Map([['zh', 'zh-CN'], ['en', 'en']]);

/** The language of an Accept-Language header that the caller likes best, of those that the server speaks; otherwise Chinese. */
export function acceptedLocale(header: string | undefined): ServerLocale {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag = '', quality] = wish.split(';');
    return { language: tag.trim().toLowerCase().split('-')[0] ?? '', quality: Number(/q=([\d.]+)/.exec(quality ?? '')?.[1] ?? 1) };
  });
  const [best] = wishes.filter((wish) => spoken.has(wish.language) && wish.quality > 0).toSorted((a, b) => b.quality - a.quality);
  return (best && spoken.get(best.language)) ?? 'zh-CN';
}
