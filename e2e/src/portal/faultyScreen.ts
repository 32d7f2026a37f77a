/**
 * A screen that breaks when it is told to: in an event handler, in a promise, in an effect. Written without imports, so
 * that it fits into a file which was built; the stacks go through that file as those of a real screen do.
 */
const faulty = `globalThis.portalFaulty??=(()=>{
function Faulty(){this.state={}}
const button=(name,onClick)=>({$$typeof:Symbol.for("react.transitional.element"),type:"button",key:name,ref:null,props:{onClick,children:name}});
Faulty.prototype={isReactComponent:{},
render(){return[
button("Break in a handler",()=>{throw new Error("broken in a handler")}),
button("Break in a promise",()=>{void Promise.reject(new Error("broken in a promise"))}),
button("Break in an effect",()=>this.updater.enqueueSetState(this,{broken:true},null))]},
componentDidUpdate(){if(this.state.broken)throw new Error("broken in an effect")}};
return Faulty})()`;

/** The text of a built screen with the faulty one in its place. */
export const withFaultyScreen = (text: string): string =>
  text.replace(/Component:\(\)=>\w+/, () => `Component:()=>${faulty}`);
