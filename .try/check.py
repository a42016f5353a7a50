import csv,json,re,sys
a=list(csv.DictReader(open('/work/shared/findings/inputs/chat.csv')));b=list(csv.DictReader(open('/tmp/tb/chat.csv')))
def check(a,b):
    print(len(a),len(b),'ratings same',sum(str(x['csat'])==str(y['csat']) for x,y in zip(a,b)))
    print('ts shapes',{re.sub(r'\d','9',y['created_at']) for y in b})
    for c in ['ticket_id','customer_name','customer_email']:
        m={};r={}
        for x,y in zip(a,b): m.setdefault(x[c],set()).add(y[c]); r.setdefault(y[c],set()).add(x[c])
        print(c,len(m),len(r),all(len(v)==1 for v in m.values()),all(len(v)==1 for v in r.values()))
    leaks=[]
    for x,y in zip(a,b):
        out=' '.join(map(str,y.values()))
        for w in re.findall(r'\b\d{3,}\b|[\w.]+@[\w.]+|\b[A-Z]{1,2}\d \d[A-Z]{2}\b',x['message']):
            if w in y['message'] : leaks.append((w,y['message']))
        for n in x['customer_name'].split():
            if re.search(r'\b'+n+r'\b',y['message']): leaks.append((n,y['message']))
    print('leaks',len(leaks),leaks[:10])
    print("I'm lost",sum("I'm" in x['message'] and "I'm" not in y['message'] for x,y in zip(a,b)))
    
check(a,b)
try:
  aj=[json.loads(l) for l in open('/work/shared/findings/inputs/chat.jsonl')];bj=[json.loads(l) for l in open('/tmp/tb/chat.jsonl')]
  check(aj,bj); print(bj[0], {type(y['csat']) for y in bj})
except Exception as e: print(e)
