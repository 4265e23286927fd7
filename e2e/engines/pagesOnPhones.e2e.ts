import { opensEveryPage } from '../support/engines/opensEveryPage';
import { phone } from '../support/journey';

opensEveryPage(phone);
