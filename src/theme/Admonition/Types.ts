// Replaces @theme/Admonition/Types: the admonitions that pages may use, and the one that upstream's
// banners of drafts and unlisted pages use.
import danger from '@theme/Admonition/Type/Danger';
import info from '@theme/Admonition/Type/Info';
import note from '@theme/Admonition/Type/Note';
import tip from '@theme/Admonition/Type/Tip';
import warning from '@theme/Admonition/Type/Warning';

export default {danger, info, note, tip, warning, caution: warning};
