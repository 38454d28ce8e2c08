# language: es
Característica: ¿Es de ustedes este mensaje?
  Quien recibe un enlace lo pega en la ayuda y sabe si es del prestamista, sin abrirlo.

  Antecedentes:
    Dado que Marta ingresó y está en "la ayuda"

  Regla: Sólo es nuestro lo que está en un dominio nuestro

    @GEN-13 @camino
    Escenario: Un enlace nuestro
      Cuando pregunta si es nuestro "https://www.example.com.ar/pagar?id=1"
      Entonces se le responde "Sí, www.example.com.ar es nuestro."

    @GEN-13
    Escenario: El chat del portal es nuestro, aunque esté en el sitio de otro
      Cuando pregunta si es nuestro "https://wa.me/5491150000000"
      Entonces se le responde "Sí, ese enlace es nuestro."
      Y la pantalla dice:
        | Listo: |

    @GEN-13
    Escenario: Otro chat del mismo sitio no es nuestro
      Cuando pregunta si es nuestro "https://wa.me/5491150000001"
      Entonces se le responde "No, wa.me no es nuestro. No lo abras ni escribas tus datos ahí."

    @GEN-13
    Esquema del escenario: Uno que <cómo es>
      Cuando pregunta si es nuestro "<enlace>"
      Entonces se le responde "<respuesta>"

      Ejemplos:
        | cómo es                           | enlace                                  | respuesta                                                                                                                |
        | es de otro                        | https://otra.example/pagar              | No, otra.example no es nuestro. No lo abras ni escribas tus datos ahí.                                                     |
        | empieza como el nuestro           | https://www.example.com.ar.pagos.net/   | No, www.example.com.ar.pagos.net no es nuestro: se parece a www.example.com.ar para confundirte. No lo abras y borrá el mensaje. |
        | tiene otro detrás de una arroba   | https://www.example.com.ar@otra.example | No es nuestro: esconde la dirección verdadera detrás de otra. No lo abras y borrá el mensaje.                              |
        | tiene un puerto                   | https://www.example.com.ar:8080         | No es nuestro: los nuestros no llevan un número después de dos puntos. No lo abras.                                        |
        | usa una letra de otro alfabeto    | https://www.еxample.com.ar              | No es nuestro: usa letras de otro alfabeto que se parecen a las nuestras. No lo abras y borrá el mensaje.                  |
        | tiene caracteres que no se ven    | https://www.exam​ple.com.ar        | No es nuestro: tiene caracteres que no se ven y cambian lo que leés. No lo abras y borrá el mensaje.                       |
        | no es seguro                      | http://www.example.com.ar               | No es nuestro: los nuestros empiezan con https. No lo abras.                                                               |
        | es un mensaje entero              | Pagá en www.example.com.ar              | Eso no es un enlace. Copiá sólo la dirección, como https://… y pegala de nuevo.                                            |

    @GEN-13
    Escenario: Sin pegar nada
      Cuando pregunta si es nuestro ""
      Entonces del enlace lee "Pegá un enlace."
