# language: es
Característica: Saber qué falla
  Quien atiende encuentra lo que le pasó a un cliente por un código de seis letras, sin nada de la persona.

  Regla: Cada pantalla de error dice el código de la página

    @OPS-04
    Esquema del escenario: En <pantalla>, sin <consulta>
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "<pantalla>"
      Y que la consulta de "<consulta>" responde con un error
      Cuando abre el portal
      Entonces lee una vez el código "KMPRTX"

      Ejemplos:
        | pantalla      | consulta                  |
        | mis préstamos | los préstamos             |
        | mis pagos     | los pagos                 |
        | mis tarjetas  | la lista de tarjetas      |
        | /mis-prestamos/40128753 | los préstamos   |
        | mis préstamos | la situación de la cuenta |

    @OPS-04
    Escenario: También donde ya había otra referencia
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "mis préstamos"
      Y que la consulta de "los préstamos" no se puede leer
      Cuando abre el portal
      Entonces lee una vez el código "KMPRTX"

    @OPS-04
    Escenario: Donde nada falló no se lee ninguno
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "mis préstamos"
      Cuando abre el portal
      Entonces no lee el código "KMPRTX"

  Regla: El código va con quien escribe

    @OPS-04
    Escenario: Después de un error, el chat lo lleva escrito
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "mis préstamos"
      Y que la consulta de "los préstamos" responde con un error
      Cuando abre el portal
      Y elige del menú "Ayuda"
      Entonces el chat empieza con "Hola. El código que me dio el portal es KMPRTX."

    @OPS-04
    Escenario: Si nada falló, el chat empieza vacío
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "la ayuda"
      Cuando abre el portal
      Entonces el chat empieza con ""

  Regla: Lo que le falló a una persona no llega a la que entra después

    @OPS-04 @SES-13 @GEN-11
    Escenario: Marta sale, y el chat de quien entra después empieza vacío
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "mis préstamos"
      Y que la consulta de "los préstamos" responde con un error
      Cuando abre el portal
      Y Marta sale desde el menú
      Y cierra el aviso de salida
      Y ingresa el DNI "24318907"
      Y ingresa la contraseña "cuota2026"
      Y elige del menú "Ayuda"
      Entonces el chat empieza con ""

    @OPS-04 @SES-13 @GEN-11
    Escenario: Con el reclamo de quien entra después no va nada de lo que le falló a Marta
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "mis préstamos"
      Y que la consulta de "los préstamos" responde con un error
      Cuando abre el portal
      Y Marta sale desde el menú
      Y cierra el aviso de salida
      Y ingresa el DNI "24318907"
      Y ingresa la contraseña "cuota2026"
      Y elige del menú "Ayuda"
      Y toca "Escribinos"
      Y elige el motivo "Otro motivo"
      Y manda el reclamo
      Entonces el prestamista recibió "el envío del reclamo" con:
        | supportCode |  |

    @OPS-04 @GEN-11
    Escenario: Lo que le falla a quien entra después tiene otro código
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "mis préstamos"
      Y que la consulta de "los préstamos" responde con un error
      Y que la consulta de "la lista de tarjetas" responde con un error
      Cuando abre el portal
      Y Marta sale desde el menú
      Y cierra el aviso de salida
      Y ingresa el DNI "24318907"
      Y ingresa la contraseña "cuota2026"
      Y elige del menú "Mis tarjetas"
      Entonces ve la pantalla "No pudimos cargar tus tarjetas"
      Y no lee el código "KMPRTX"

  Regla: Con un reclamo va el código; lo que falló, sólo si el cliente lo marca

    @OPS-04 @SUP-01
    Escenario: Después de un error se ofrece mandar lo que falló, sin marcar
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "mis préstamos"
      Y que la consulta de "los préstamos" responde con un error
      Cuando elige del menú "Ayuda"
      Y toca "Escribinos"
      Entonces la pantalla dice:
        | Con tu reclamo va el código KMPRTX, para que encontremos qué falló. |
        | Mandar también qué falló |
        | Si lo marcás, van las últimas 20 fallas, como mucho: en qué pantalla fue cada una, qué no anduvo y cuánto tardó. No van nombres, direcciones ni importes. |
      Y no está marcado que vaya lo que falló

    @OPS-04 @SUP-01
    Escenario: Sin marcarlo va el código y nada más
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "mis préstamos"
      Y que la consulta de "los préstamos" responde con un error
      Cuando elige del menú "Ayuda"
      Y toca "Escribinos"
      Y elige el motivo "Otro motivo"
      Y manda el reclamo
      Entonces el prestamista recibió "el envío del reclamo" con:
        | supportCode       | KMPRTX |
        | pageEvents.0.name |        |

    @OPS-04 @SUP-01
    Escenario: Marcado va también qué falló y en qué pantalla
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "mis préstamos"
      Y que la consulta de "los préstamos" responde con un error
      Cuando elige del menú "Ayuda"
      Y toca "Escribinos"
      Y marca que vaya lo que falló
      Y elige el motivo "Otro motivo"
      Y manda el reclamo
      Entonces el prestamista recibió "el envío del reclamo" con:
        | supportCode          | KMPRTX          |
        | pageEvents.0.kind    | call            |
        | pageEvents.0.name    | loans.listLoans |
        | pageEvents.0.pattern | /mis-prestamos  |
        | pageEvents.0.code    | HTTP_500        |

    @OPS-04
    Escenario: Un código que el contrato no nombra no sale de la página
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "mis préstamos"
      Y que la consulta de "los préstamos" responde que choca con otro con "MARTA_GIMENEZ"
      Cuando elige del menú "Ayuda"
      Y toca "Escribinos"
      Y marca que vaya lo que falló
      Y elige el motivo "Otro motivo"
      Y manda el reclamo
      Entonces el prestamista recibió "el envío del reclamo" con:
        | pageEvents.0.name | loans.listLoans |
        | pageEvents.0.code | HTTP_409        |

    @OPS-04 @SUP-01
    Escenario: Lo marcado sigue marcado si el reclamo no llega, y es el mismo reclamo
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "mis préstamos"
      Y que la consulta de "los préstamos" responde con un error
      Y que la respuesta de "el envío del reclamo" se pierde
      Cuando elige del menú "Ayuda"
      Y toca "Escribinos"
      Y marca que vaya lo que falló
      Y elige el motivo "Otro motivo"
      Y manda el reclamo
      Y manda el reclamo
      Y mira todos sus reclamos
      Entonces tiene 1 reclamo
      Y el prestamista recibió "el envío del reclamo" con:
        | pageEvents.0.name | loans.listLoans |

    @OPS-04 @SUP-01
    Escenario: Después de recargar, el reclamo que no llegó lleva lo mismo y sigue marcado
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "mis préstamos"
      Y que la consulta de "los préstamos" responde con un error
      Y que la respuesta de "el envío del reclamo" se pierde
      Cuando elige del menú "Ayuda"
      Y toca "Escribinos"
      Y marca que vaya lo que falló
      Y elige el motivo "Otro motivo"
      Y manda el reclamo
      Y recarga la página
      Entonces la pantalla dice:
        | Con tu reclamo va el código KMPRTX, para que encontremos qué falló. |
      Y está marcado que vaya lo que falló

    @OPS-04 @SUP-01
    Escenario: Si nada falló no se ofrece ni va nada
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "las consultas"
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Entonces no lee el código "KMPRTX"
      Y el prestamista recibió "el envío del reclamo" con:
        | supportCode |  |
