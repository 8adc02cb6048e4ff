import type { FunderAct, OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import { books } from '../../../src/domain/catalogue/books.ts';
import { bookSideOf } from '../../../src/domain/evidence/shared/book-side.ts';
import { packagePermission, packageRole } from '../../../src/domain/evidence/shared/package-permissions.ts';
import { worksAs } from '../../../src/domain/identity/delegation.ts';
import { money } from '../../../src/words/format.ts';
import { actWords } from '../../../src/words/en/evidence/funder-acts.ts';
import { usualName } from '../../../src/words/en/usual-names.ts';
import { actOf } from '../../../src/words/zh-CN/evidence/funder-acts.ts';
import type { MessageSource, MessageText } from '../messages/shared/message-source.ts';
import type { MessageRecord } from '../records/messages.ts';
import type { ServerLocale } from '../server-locale.ts';
import { localizeName } from '../identity/localize-name.ts';
import { packageSource } from './package-news.ts';

type Values = Readonly<
  Record<'party' | 'number' | 'funder' | 'amount' | 'by' | 'count' | 'what' | 'reason', string>
> & { readonly act: FunderAct };

const withReason = (locale: ServerLocale, about: string, reason: string): string =>
  reason === '' ? about : `${about}${locale === 'en' ? ': ' : '：'}${reason}`;

/** Label of a document: its kind and number. Usual kinds have their English name, as on the package's page. */
function documentLabel(what: string, locale: ServerLocale): string {
  const [kind = '', ...number] = what.split(' ');
  return locale === 'en' ? [usualName(kind), ...number].join(' ') : what;
}

/** Text for the number of further documents, when a message names only the first. */
function others(locale: ServerLocale, count: string): string {
  const more = Number(count) - 1;
  if (more < 1) return '';
  return locale === 'en' ? ` (and ${more} more)` : `（另有 ${more} 项）`;
}

/** Texts of each step, by its name in the operation log. */
const words: Readonly<Record<ServerLocale, Readonly<Record<string, (values: Values, about: string) => MessageText>>>> =
  {
    'zh-CN': {
      submitted: ({ by }, content) => ({ title: `${by}提交了资料包`, content }),
      withdrawn: ({ by }, content) => ({ title: `${by}撤回了资料包`, content }),
      returned: ({ count, what, reason }, about) => ({
        title: count === '0' ? '资料包退回' : `资料包退回 ${count} 项`,
        content: withReason(
          'zh-CN',
          about,
          [what, reason].filter((each) => each !== '').join(' ') + others('zh-CN', count),
        ),
      }),
      'first-passed': (_values, content) => ({ title: '资料包初审通过，转平台复审', content }),
      'final-passed': ({ funder, act }, content) => ({
        title: `资料包审核通过，等${funder || '资金方'}${actOf(act)}`,
        content,
      }),
      'platform-corrected': (_values, content) => ({ title: '平台更正了退回的资料，继续审核', content }),
      'platform-left': (_values, content) => ({ title: '平台核对了退回的资料，未作改动，继续审核', content }),
      'change-granted': (_values, content) => ({ title: '平台同意修改，资料包可以改了', content }),
      'change-refused': ({ reason }, about) => ({
        title: '平台没有同意修改',
        content: withReason('zh-CN', about, reason),
      }),
      'removal-approved': ({ what }, about) => ({
        title: '平台同意移除，资料已移除',
        content: withReason('zh-CN', about, what),
      }),
      'removal-refused': ({ what, reason }, about) => ({
        title: '平台没有同意移除资料',
        content: `${withReason('zh-CN', about, `您申请移除${what === '' ? '资料' : ` ${what}`}，平台没有同意，资料保留`)}${reason === '' ? '' : `。原因：${reason}`}`,
      }),
      'overdue-returned': ({ reason }, about) => ({
        title: '逾期说明函被退回',
        content: withReason('zh-CN', about, reason),
      }),
      'overdue-taken': (_values, content) => ({ title: '平台已收下逾期说明函', content }),
      funded: ({ funder, act, amount }, about) => ({
        title: `${funder || '资金方'}已${actOf(act)}`,
        content: `${about} · 资料包金额 ${amount}`,
      }),
      declined: ({ funder, act, reason }, about) => ({
        title: `${funder || '资金方'}未${actOf(act)}`,
        content: withReason('zh-CN', about, reason),
      }),
      repaid: (_values, content) => ({ title: '融资已还款', content }),
      cancelled: ({ reason }, about) => ({ title: '业务已取消', content: withReason('zh-CN', about, reason) }),
      lapsed: (_values, content) => ({ title: '资料包 90 天没有处理，已自动失效', content }),
    },
    en: {
      submitted: ({ by }, content) => ({ title: `${by} submitted the package`, content }),
      withdrawn: ({ by }, content) => ({ title: `${by} withdrew the package`, content }),
      returned: ({ count, what, reason }, about) => ({
        title:
          count === '0'
            ? 'Package returned'
            : `Package returned: ${count} ${count === '1' ? 'item' : 'items'} to correct`,
        content: withReason('en', about, [what, reason].filter((each) => each !== '').join(' ') + others('en', count)),
      }),
      'first-passed': (_values, content) => ({ title: 'First review passed, now in final review', content }),
      'final-passed': ({ funder, act }, content) => ({
        title: `Review passed, ${funder || 'the funder'} is next to ${actWords(act).base}`,
        content,
      }),
      'platform-corrected': (_values, content) => ({
        title: 'The platform corrected what was returned; the review continues',
        content,
      }),
      'platform-left': (_values, content) => ({
        title: 'The platform checked what was returned and changed nothing; the review continues',
        content,
      }),
      'change-granted': (_values, content) => ({ title: 'Change granted: the package is open to be changed', content }),
      'change-refused': ({ reason }, about) => ({
        title: 'Change not granted',
        content: withReason('en', about, reason),
      }),
      'removal-approved': ({ what }, about) => ({
        title: 'Removal granted: the document has been removed',
        content: withReason('en', about, what),
      }),
      'removal-refused': ({ what, reason }, about) => ({
        title: 'Removal not granted',
        content: `${withReason('en', about, `you asked to remove ${what || 'a document'}; the platform did not agree, so it stays`)}${reason === '' ? '' : `. Reason: ${reason}`}`,
      }),
      'overdue-returned': ({ reason }, about) => ({
        title: 'Overdue letter returned',
        content: withReason('en', about, reason),
      }),
      'overdue-taken': (_values, content) => ({
        title: 'Overdue letter accepted by the platform',
        content,
      }),
      funded: ({ funder, act, amount }, about) => ({
        title: `${funder || 'The funder'} has ${actWords(act).past}`,
        content: `${about} · Package amount ${amount}`,
      }),
      declined: ({ funder, act, reason }, about) => ({
        title: `${funder || 'The funder'} decided not to ${actWords(act).base}`,
        content: withReason('en', about, reason),
      }),
      repaid: (_values, content) => ({ title: 'Financing repaid', content }),
      cancelled: ({ reason }, about) => ({ title: 'Business cancelled', content: withReason('en', about, reason) }),
      lapsed: (_values, content) => ({ title: 'Package lapsed after 90 days without activity', content }),
    },
  };

function placeOf({ values, subject }: MessageRecord): { readonly book: OpenBook; readonly path: string } {
  // `notifyPackageStep` wrote the value.
  const book = values['book'] as OpenBook;
  return { book, path: `${books[book].path}/detail?p=${encodeURIComponent(subject)}` };
}

/**
 * Messages about packages, for users who see them in their present role. Pending for the handler of the package or,
 * where it has none, for all users who may claim it.
 */
export const packageMessages: MessageSource = {
  name: packageSource,

  toWords: (record, locale) => {
    const values = {
      count: '',
      ...record.values,
      what: documentLabel(record.values['what'] ?? '', locale),
      number: record.subject,
      by: localizeName(record.values['by'] ?? '', locale),
      amount: money(record.values['amount']),
    } as Values;
    return (
      words[locale][record.kind]?.(values, [values.party, values.number].filter((each) => each !== '').join(' · ')) ?? {
        title: '',
        content: '',
      }
    );
  },

  visibleMessages: async (transaction, records, caller) => {
    const { user, actsFor } = caller;
    const role = packageRole(caller);
    const seen = records.filter((record) => {
      const { book } = placeOf(record);
      return bookSideOf(caller.role, book) === record.values['side'] && packagePermission(role, 'view', book).allowed;
    });
    const open = seen.filter(({ matter, settledAt }) => matter !== undefined && settledAt === undefined);
    const parents = new Map(
      (await transaction.packages.findAll([...new Set(open.map(({ subject }) => subject))])).map((each) => [
        each.docDatumId,
        each,
      ]),
    );
    return seen.map((record) => {
      const { book, path } = placeOf(record);
      const parent = open.includes(record) ? parents.get(record.subject) : undefined;
      const isTheirs =
        parent !== undefined &&
        (parent.handlerId === '' || parent.handlerId === worksAs({ userId: user.userId, actsFor }));
      return { record, path, waits: isTheirs && packagePermission(role, 'edit', book).allowed };
    });
  },
};
