import type {Evidence} from './Evidence';
import type {Verdict} from './verdictOf';

const card: Evidence = {
  hasApi: true,
  context: {
    webglVersion: 2,
    renderer: 'Example Graphics 600',
    vendor: 'Example',
    maxTexturePx: 16384,
    maxRenderbufferPx: 16384,
    maxVertexAttributes: 16,
  },
  isSlow: false,
  isLost: false,
  refusal: '',
  hasWebAssembly: true,
};

/** The evidence of each case, so that every result can be previewed, as with `?test=software`. */
const samples: Readonly<Record<Verdict, Evidence>> = {
  ok: card,
  webgl1: {...card, context: card.context && {...card.context, webglVersion: 1}},
  software: {
    ...card,
    isSlow: true,
    context: card.context && {...card.context, renderer: 'Example Software Renderer'},
  },
  blocked: {...card, context: null, refusal: 'Example: the graphics card is on the blocklist.'},
  missing: {...card, hasApi: false, context: null},
  lost: {...card, isLost: true},
};

/**
 * The sample case that the URL of the page selects.
 *
 * @param search as in `location.search`: `?test=none|blocked|software|webgl1|lost|ok`
 * @returns `null` when it selects none: the browser itself is tested
 */
export function sampleEvidence(search: string): Evidence | null {
  const asked = new URLSearchParams(search).get('test') ?? '';
  const name = asked === 'none' ? 'missing' : asked;
  return Object.hasOwn(samples, name) ? samples[name as Verdict] : null;
}
