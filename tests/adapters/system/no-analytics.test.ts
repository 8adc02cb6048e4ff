import { NoAnalytics } from '../../../src/adapters/system/no-analytics.ts';
import { analyticsContract } from '../../contracts/analytics.ts';

analyticsContract('no analytics', () => new NoAnalytics());
