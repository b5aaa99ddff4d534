/** The look of the pages on which a client answers a proposal. */
export const answerStyles = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100svh;background:var(--paper);color:var(--ink);border-top:6px solid var(--brand);font:400 17px/1.6 var(--text),system-ui,sans-serif;overflow-wrap:anywhere}
main{width:min(100%,46rem);margin:0 auto;padding:clamp(2rem,6vw,4rem) 1.5rem 5rem}
p,h1,h2,ul,table{margin:0;padding:0}
.company{margin-bottom:2.5rem;color:var(--accent);font-size:.8125rem;font-weight:600;letter-spacing:.18em;text-transform:uppercase}
h1{font:var(--light) clamp(2.2rem,8vw,3rem)/1.05 var(--display);letter-spacing:-.02em}
h1 ~ p{margin-top:1rem}
.title{font:400 1.35rem/1.35 var(--display)}
.facts,.small,.hint{color:#5d5346;font-size:.9375rem}
section,form{margin-top:2.25rem;padding-top:1.5rem;border-top:1px solid #e2d8c8}
h2{margin-bottom:.75rem;font:600 1.0625rem/1.4 var(--text),system-ui,sans-serif}
ul{padding-inline-start:1.25rem}
li+li{margin-top:.375rem}
section p+p,section ul+p,section table+p,section p+table{margin-top:.75rem}
.amount{font:var(--light) clamp(2rem,7vw,2.75rem)/1.1 var(--display);letter-spacing:-.02em}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
caption{padding-bottom:.375rem;font-weight:600;text-align:start}
th{font-weight:400;text-align:start}
th,td{padding:.5rem 0;border-bottom:1px solid #e2d8c8;vertical-align:baseline}
td{padding-inline-start:1rem;text-align:end;font-variant-numeric:tabular-nums}
td:last-child{white-space:nowrap}
.prose{font-size:.9375rem}
.prose>*+*,.prose li+li{margin-top:.5rem}
.prose :is(h3,h4,h5,h6){margin:1rem 0 .25rem;font-size:1rem}
a{color:var(--accent)}
.problems{margin-top:1.5rem;padding:1rem 1.25rem;border:2px solid #a32018;border-radius:4px;background:#fff}
.problems p{font-weight:600}
.problems ul{margin-top:.5rem}
.problems a{color:#a32018}
.field{margin-bottom:1.25rem}
.field label,.field .hint{display:block}
label{font-weight:600;font-size:.9375rem}
.question ol{margin:0;padding:0;list-style:none}
.question li{padding:.75rem 0 .75rem 1rem;border-inline-start:3px solid #e2d8c8}
.question .company-reply{border-color:var(--accent)}
.question .written{margin-top:.25rem;white-space:pre-line}
.question ol+p,details{margin-top:.75rem}
summary{min-height:44px;padding:.5rem 0;color:var(--accent);font-weight:600;cursor:pointer}
details form{margin-top:0;padding-top:.5rem;border:0}
.field :is(input,textarea,select){width:100%;min-height:48px;margin-top:.375rem;padding:.5rem .875rem;border:1px solid #857864;border-radius:4px;background:#fff;color:var(--ink);font:inherit}
:is(input,textarea)[aria-invalid]{border:2px solid #a32018}
.field .wrong,p.wrong{display:block;color:#a32018;font-weight:600;font-size:.9375rem}
fieldset{margin:0 0 2rem;padding:0;border:0;min-width:0}
legend{margin-bottom:.75rem;padding:0;font:600 1.0625rem/1.4 var(--text),system-ui,sans-serif}
select[aria-invalid],.agree input[aria-invalid]{outline:2px solid #a32018}
.agree{display:flex;gap:.75rem;align-items:flex-start;min-height:44px;padding:.5rem 0}
.agree input{flex:none;width:24px;height:24px;margin:0;accent-color:var(--brand)}
.agree label{font-weight:400;font-size:1rem}
.button{display:inline-block;margin-top:1rem;min-height:48px;padding:.75rem 1.75rem;border:1px solid var(--on-brand);border-radius:4px;background:var(--brand);color:var(--on-brand);font:600 1rem/1.3 var(--text),system-ui,sans-serif;text-decoration:none;cursor:pointer}
.back{margin-top:2rem}
.changes{margin-top:1rem}
.was{color:#5d5346}
:is(input,textarea,select,summary,button,a):focus-visible{outline:3px solid var(--accent);outline-offset:3px}
@media (forced-colors:active){.button{border:2px solid ButtonText}}
`
