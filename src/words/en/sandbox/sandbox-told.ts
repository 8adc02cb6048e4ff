import type { sandboxTold as zhTold } from '../../zh-CN/sandbox/sandbox-told.ts';

export const sandboxTold: typeof zhTold = {
  'sandbox-told.nav': 'Feedback',
  'sandbox-told.title': 'Feedback and satisfaction',
  'sandbox-told.facts':
    'What was sent by “Feedback” and “Satisfaction” at the right of the portal, the latest 200 of each.',
  'sandbox-told.tickets': 'Tickets',
  'sandbox-told.no-tickets': 'No feedback yet',
  'sandbox-told.no-tickets-means':
    'Once somebody sends feedback from the right bar of the portal, the ticket appears here.',
  'sandbox-told.file': ({ number }) => `Picture ${number}`,
  'sandbox-told.surveys': 'Satisfaction',
  'sandbox-told.no-surveys': 'Nobody has said yet how satisfied they are',
  'sandbox-told.no-surveys-means': 'Once somebody does from the right bar of the portal, it appears here.',
  'sandbox-told.at': 'Time',
  'sandbox-told.score': 'Score',
  'sandbox-told.who': 'Company and account',
  'sandbox-told.comment': 'Comment',
};
