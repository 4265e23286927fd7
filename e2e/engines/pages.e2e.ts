import { opensEveryPage } from '../support/engines/opensEveryPage';
import { wide } from '../support/journey';

opensEveryPage(wide);
