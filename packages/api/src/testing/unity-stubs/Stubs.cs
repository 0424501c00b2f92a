// The few types of Unity and NUnit that the exported package uses, so that Mono's compiler can build it, and a runner.
using System;
using System.Reflection;

namespace UnityEngine
{
    public class MonoBehaviour { }

    public class TextAsset
    {
        public string text { get { return ""; } }
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class SerializeField : Attribute { }
}

namespace UnityEngine.Networking
{
    public sealed class UnityWebRequestAsyncOperation
    {
        public event Action<UnityWebRequestAsyncOperation> completed { add { value(this); } remove { } }
    }

    public sealed class DownloadHandlerBuffer
    {
        public string text { get { return ""; } }
    }

    public sealed class UploadHandlerRaw
    {
        public UploadHandlerRaw(byte[] data) { }
    }

    public sealed class UnityWebRequest : IDisposable
    {
        public UnityWebRequest(string url, string method) { }
        public DownloadHandlerBuffer downloadHandler { get; set; }
        public UploadHandlerRaw uploadHandler { get; set; }
        public int timeout { get; set; }
        public long responseCode { get { return 0; } }
        public string error { get { return ""; } }
        public void SetRequestHeader(string name, string value) { }
        public UnityWebRequestAsyncOperation SendWebRequest() { return new UnityWebRequestAsyncOperation(); }
        public void Dispose() { }
    }
}

namespace NUnit.Framework
{
    [AttributeUsage(AttributeTargets.Method)]
    public sealed class TestAttribute : Attribute { }

    public static class Assert
    {
        public static int Count;

        public static void AreEqual(object expected, object actual, string message = "")
        {
            Count++;
            if (!Equals(expected, actual)) throw new Exception(string.Format("expected {0}, was {1}. {2}", expected ?? "null", actual ?? "null", message));
        }
    }
}

/// <summary>Runs every test there is. Further folders of games with recorded rounds may be named.</summary>
public static class Runner
{
    public static int Main(string[] folders)
    {
        var failed = 0;
        foreach (var type in Assembly.GetExecutingAssembly().GetTypes())
        {
            if (type.Name == "Recorded") ((System.Collections.Generic.List<string>)type.GetField("Folders").GetValue(null)).AddRange(folders);
        }
        foreach (var type in Assembly.GetExecutingAssembly().GetTypes())
        {
            foreach (var method in type.GetMethods())
            {
                if (method.GetCustomAttributes(typeof(NUnit.Framework.TestAttribute), false).Length == 0) continue;
                try
                {
                    method.Invoke(Activator.CreateInstance(type), null);
                    Console.WriteLine("passed " + method.Name);
                }
                catch (TargetInvocationException failure)
                {
                    failed++;
                    Console.WriteLine("FAILED " + method.Name + ": " + failure.InnerException.Message);
                }
            }
        }
        Console.WriteLine(NUnit.Framework.Assert.Count + " assertions");
        return failed == 0 ? 0 : 1;
    }
}
