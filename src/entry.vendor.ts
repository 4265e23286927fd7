// Half of all code, and none of it the site's own: fetched beside the page, before entry.client.tsx.
import 'react-dom/client';
