using System.Text;
using System.Threading.Tasks;
using UnityEngine.Networking;

namespace Spilvaerk.Game
{
    /// <summary>Sends requests with Unity's own web client, from the main thread.</summary>
    public sealed class UnityTransport : ITransport
    {
        const int TimeoutSeconds = 30;

        readonly string address;
        readonly string key;

        /// <param name="address">where the API is, such as https://example.test/api: best a server of your own that adds the key</param>
        /// <param name="key">a key of the game, or null. In an app that is handed out, anybody can read it</param>
        public UnityTransport(string address, string key = null)
        {
            this.address = address.TrimEnd('/');
            this.key = key;
        }

        public Task<Answer> Send(string method, string path, string body)
        {
            var request = new UnityWebRequest(address + path, method);
            request.downloadHandler = new DownloadHandlerBuffer();
            if (body != null) request.uploadHandler = new UploadHandlerRaw(Encoding.UTF8.GetBytes(body));
            request.SetRequestHeader("Content-Type", "application/json");
            if (key != null) request.SetRequestHeader("Authorization", "Bearer " + key);
            request.timeout = TimeoutSeconds;
            var answered = new TaskCompletionSource<Answer>();
            request.SendWebRequest().completed += _ =>
            {
                var status = (int)request.responseCode;
                var error = request.error;
                var text = request.downloadHandler.text;
                request.Dispose();
                // Without a status nobody answered.
                if (status == 0) answered.SetException(new System.IO.IOException(error));
                else answered.SetResult(new Answer { Status = status, Body = text });
            };
            return answered.Task;
        }
    }
}
