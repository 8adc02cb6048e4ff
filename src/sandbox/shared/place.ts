import { queueTabs, type QueueTab } from './queue-tabs.ts';

/** A page of the console. */
export type Place =
  | { readonly page: 'queue'; readonly tab: QueueTab; readonly state: string }
  | { readonly page: 'package'; readonly docDatumId: string }
  | {
      readonly page:
        | 'accounts'
        | 'invoices'
        | 'standards'
        | 'platforms'
        | 'members'
        | 'certifications'
        | 'hard-keys'
        | 'bank'
        | 'settling'
        | 'credits'
        | 'limits'
        | 'officers'
        | 'funders'
        | 'applications'
        | 'texts'
        | 'told'
        | 'jobs'
        | 'faults'
        | 'world'
        | 'nowhere';
    };

/** The pages without a parameter. */
const plainPages = [
  'accounts',
  'invoices',
  'standards',
  'platforms',
  'members',
  'certifications',
  'hard-keys',
  'bank',
  'settling',
  'credits',
  'limits',
  'officers',
  'funders',
  'applications',
  'texts',
  'told',
  'jobs',
  'faults',
  'world',
] as const;

/** Parses the fragment of the address. The console is one file on the server, so its pages are named behind the `#`. */
export function placeOf(hash: string): Place {
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [page, rest = 'first', ...more] = path.split('/');
  if (more.length > 0) return { page: 'nowhere' };
  const tab = queueTabs.find((each) => each === rest);
  if (path === '' || (page === 'queue' && tab))
    return { page: 'queue', tab: tab ?? 'first', state: new URLSearchParams(search).get('state') ?? '' };
  if (page === 'package' && /^[\w-]{1,64}$/.test(rest)) return { page: 'package', docDatumId: rest };
  const plain = plainPages.find((each) => each === path);
  return { page: plain ?? 'nowhere' };
}

/** The path of a page, without the `#`. */
export function pathOf(place: Place): string {
  if (place.page === 'queue')
    return `/queue/${place.tab}${place.state === '' ? '' : `?state=${encodeURIComponent(place.state)}`}`;
  return place.page === 'package' ? `/package/${place.docDatumId}` : `/${place.page}`;
}
