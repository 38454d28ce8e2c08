# language: es
Característica: Lo que el capacitador hace fallar

  Regla: Se elige qué consulta falla y cómo

    @DEM-03
    Esquema del escenario: La situación de la cuenta falla una vez
      Dado que nadie ingresó
      Cuando el capacitador hace fallar "la situación de la cuenta" con "<falla>"
      Y el capacitador entra como Marta
      Entonces la pantalla explica "<lo que se lee>"

      Ejemplos:
        | falla                             | lo que se lee                                                           |
        | Error del servidor (500)          | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.    |
        | No llega al servidor              | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo. |
        | Se hace, y la respuesta se pierde | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo. |
        | No existe (404)                   | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.    |

    @DEM-03
    Escenario: Lo que falló una vez no vuelve a fallar
      Dado que nadie ingresó
      Cuando el capacitador hace fallar "la situación de la cuenta" con "Error del servidor (500)"
      Y el capacitador entra como Marta
      Y prueba de nuevo
      Entonces la saluda "Hola, Marta"

    @DEM-03
    Escenario: Un código del catálogo
      Dado que Marta está por ingresar
      Cuando el capacitador hace fallar "las personas" con el código "INVALID_PHONE_NUMBER"
      Y ingresa el DNI "28456123"
      Entonces se le pide que corrija: "El número de celular que tenemos no es válido. Escribinos por chat para actualizarlo."

    @DEM-03
    Escenario: Después de agregar una falla se sigue desde la lista
      Dado que Marta ingresó
      Cuando el capacitador agrega la falla "No llega al servidor" de "la situación de la cuenta"
      Entonces el foco del panel está en "Sesión: La situación del cliente: deuda, gestión legal, línea y ofertas. → No llega al servidor"

  Regla: La situación entera viaja en un enlace

    @DEM-03
    Escenario: El enlace abre la misma situación
      Dado que Marta ingresó
      Cuando el capacitador pone una demora de 3 segundos
      Y el capacitador corta la conexión
      Y el capacitador abre el enlace de la situación
      Entonces la demo tiene a Marta, una demora de 3 segundos y la conexión cortada

    @DEM-03 @camino
    Escenario: El enlace lleva también lo que va a fallar
      Dado que Marta ingresó y está en "/consultas"
      Cuando el capacitador hace fallar "la situación de la cuenta" con "No llega al servidor"
      Y el capacitador abre el enlace de la situación
      Y abre "la cuponera"
      Entonces ve la pantalla "No pudimos cargar tus datos"

  Regla: La cinta se puede ocultar

    @DEM-03 @solo-navegador
    Escenario: La cinta vuelve con el teclado
      Dado que Marta ingresó
      Cuando el capacitador oculta la cinta y la trae con el teclado
      Entonces la cinta de la demo está a la vista
