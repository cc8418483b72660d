/** The phone that readers have in the benchmarks: its processor, and its network on a middling day. */
export const slowPhone = {
  /** How many times slower it computes than this machine. */
  slowdown: 4,
  /** 1.6 Mb/s down and 0.75 Mb/s up, 150 ms. */
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  },
} as const;
