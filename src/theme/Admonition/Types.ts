// Replaces @theme/Admonition/Types: only the admonitions that pages may use, without upstream's
// aliases.
import danger from '@theme/Admonition/Type/Danger';
import info from '@theme/Admonition/Type/Info';
import note from '@theme/Admonition/Type/Note';
import tip from '@theme/Admonition/Type/Tip';
import warning from '@theme/Admonition/Type/Warning';

export default {danger, info, note, tip, warning};
