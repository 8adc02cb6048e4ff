import type { downloads as words } from '../../zh-CN/evidence/downloads.ts';

export const downloads: typeof words = {
  'downloads.centre': 'Downloads',
  'downloads.note': 'Exported sheets and archives of documents stay here for 7 days.',
  'downloads.stage-all': 'All',
  'downloads.stage-under-way': 'Under way',
  'downloads.stage-ready': 'Ready',
  'downloads.stage-failed': 'Failed',
  'downloads.kind': 'Content',
  'downloads.kind-all': 'Any content',
  'downloads.kind-export': 'Exported sheets',
  'downloads.kind-archive': 'Archives of documents',
  'downloads.search': 'File name',
  'downloads.none': 'No download matches',
  'downloads.none-body': 'Change the filter, or show all downloads.',
  'downloads.empty': 'No files to download',
  'downloads.empty-body':
    'Export a list of packages, or download documents as an archive, and collect it here. Files older than 7 days are deleted automatically: export again if needed.',
  'downloads.not-offered': 'This platform does not offer exports and archives yet.',
  'downloads.show-all': 'Show all',
  'downloads.to-list': 'Go to the packages',
};
