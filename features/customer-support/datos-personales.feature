# language: es
Característica: Mis datos personales
  La Ley 25.326 le da a cada uno el derecho de saber qué datos suyos hay, de corregirlos y de borrarlos. Se pide desde el portal, con un número y el día de la respuesta.

  Antecedentes:
    Dado que Marta ingresó y está en "mis datos personales"

  Regla: Se ve qué hay, y qué se puede pedir

    @SUP-06 @camino
    Escenario: Marta pide todos sus datos
      Cuando elige "Ver todos mis datos" entre sus derechos
      Y manda el pedido de datos
      Entonces ve la pantalla "¡Listo! Recibimos tu pedido"

    @SUP-06
    Escenario: Se dice qué datos hay y dónde están los otros
      Entonces los datos de la pantalla dicen:
        | Nombre        | Marta Giménez                |
        | DNI           | 28456123                     |
        | CUIT o CUIL   | 27-28456123-1                |
        | Celular       | 1145678901                   |
        | Correo        | marta.gimenez@correo.example |
      Y la pantalla dice:
        | Lo que tenemos de vos              |
        | También guardamos                  |
        | Tu contacto y tu domicilio         |
        | Tus préstamos y sus cuotas         |
        | Tus pagos                          |
        | Tus tarjetas, sin el número entero |
        | Tus reclamos                       |

    @SUP-06
    Escenario: Los plazos son los de la ley
      Entonces la pantalla dice:
        | Ver todos mis datos                                                              |
        | Te los damos sin cargo, en 10 días corridos                                      |
        | Corregir un dato                                                                 |
        | Te respondemos en 5 días hábiles                                                 |
        | Borrar mis datos                                                                 |
        | Te respondemos en 5 días hábiles. Lo que la ley obliga a guardar no se borra     |

    @SUP-06
    Escenario: Se dice quién guarda los datos y lo que manda decir la ley
      Entonces la pantalla dice:
        | Quién guarda tus datos                   |
        | Luma Créditos S.A., CUIT 30-71894563-8   |
        | El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto, conforme lo establecido en el artículo 14, inciso 3, de la Ley Nº 25.326. |
        | La Agencia de Acceso a la Información Pública, en su carácter de órgano de control de la Ley Nº 25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos personales. |

    @SUP-06
    Escenario: Desde sus datos se llega
      Cuando abre "mis datos"
      Y va a sus datos personales
      Entonces la pantalla dice:
        | Qué sabemos de vos y qué podés pedir. |

    @SUP-06
    Escenario: De un prestamista que no los toma por acá se va al chat
      Dado que el único motivo para elegir es "Otro asunto"
      Entonces la pantalla dice:
        | Por acá no se puede todavía. Escribinos por chat y lo vemos con vos. |
      Y la pantalla no dice:
        | Ver todos mis datos |

    @SUP-06
    Escenario: Si no se sabe qué se puede pedir, se prueba de nuevo y lo demás se ve
      Dado que la consulta de "los motivos de reclamo" responde que tuvo un problema
      Entonces la pantalla dice:
        | No pudimos cargar lo que podés pedir |
        | Marta Giménez                        |

    @SUP-06
    Escenario: Quien prueba de nuevo sigue donde estaba
      Dado que la consulta de "los motivos de reclamo" responde que tuvo un problema
      Cuando prueba de nuevo
      Entonces la pantalla dice:
        | Ver todos mis datos |
      Y el foco está en "Qué podés pedir"

  Regla: Cada pedido es un reclamo de su clase, con su plazo

    @SUP-06
    Esquema del escenario: <pedido> llega con su motivo, y vence el <día>
      Cuando elige "<pedido>" entre sus derechos
      Y manda el pedido de datos
      Entonces el prestamista recibió "el envío del reclamo" con:
        | reason | <motivo>                     |
        | email  | marta.gimenez@correo.example |
      Y los datos de la pantalla dicen:
        | Te respondemos a más tardar | <día> |

      Ejemplos:
        | pedido              | motivo           | día             |
        | Ver todos mis datos | DATOS_ACCESO     | 1 de diciembre  |
        | Corregir un dato    | DATOS_CORRECCION | 27 de noviembre |
        | Borrar mis datos    | DATOS_SUPRESION  | 27 de noviembre |

    @SUP-06
    Escenario: Si el prestamista no dice el día, es el de la ley
      Dado que el prestamista no da número a los reclamos
      Cuando elige "Ver todos mis datos" entre sus derechos
      Y manda el pedido de datos
      Entonces los datos de la pantalla dicen:
        | Te respondemos a más tardar | 1 de diciembre |

    @SUP-06 @SUP-04
    Escenario: Sin respuesta a un pedido de datos se va a la agencia que controla esa ley
      Cuando elige "Ver todos mis datos" entre sus derechos
      Y manda el pedido de datos
      Entonces la pantalla dice:
        | Si no te respondemos, o la respuesta no te sirve |
        | Pasado ese día podés reclamar sin costo en:      |
      Y la pantalla lleva a:
        | Agencia de Acceso a la Información Pública (se abre en otra pestaña) | https://www.argentina.gob.ar/aaip/datospersonales/reclama |
        | Ir al inicio                                                         | /inicio                                                   |
      Y la pantalla no dice:
        | Banco Central (BCRA)   |
        | Defensa del Consumidor |

    @SUP-06 @SUP-04
    Escenario: Cada pedido demorado dice a dónde ir según de qué es
      Dado que el prestamista tiene estos reclamos suyos:
        | número | motivo                   | día        | estado    | responde   |
        | R-10   | Ver mis datos personales | 2026-11-02 | IN_REVIEW | 2026-11-12 |
        | R-11   | Otro motivo              | 2026-11-01 | IN_REVIEW | 2026-11-03 |
      Cuando elige "Borrar mis datos" entre sus derechos
      Entonces la pantalla dice:
        | Reclamo R-10                                                                      |
        | Teníamos que responderte el 12 de noviembre. También podés reclamar sin costo en: |
        | Agencia de Acceso a la Información Pública                                        |
        | Reclamo R-11                                                                      |
        | Teníamos que responderte el 3 de noviembre. También podés reclamar sin costo en:  |
        | Banco Central (BCRA)                                                              |
        | Defensa del Consumidor                                                            |

    @SUP-06
    Escenario: El pedido se nombra, con su plazo y sus palabras
      Cuando elige "Corregir un dato" entre sus derechos
      Entonces la pantalla dice:
        | Tu pedido                                                    |
        | Te respondemos dentro de 5 días hábiles, como dice la ley.   |
        | ¿Qué dato está mal, y cómo tiene que quedar?                 |
        | Enviar el pedido                                             |
      Y los datos de la pantalla dicen:
        | Pedido          | Corregir un dato |
        | Plazo de la ley | 5 días hábiles   |

    @SUP-06
    Escenario: Entre los motivos de un reclamo no están los de los datos
      Cuando elige "Borrar mis datos" entre sus derechos
      Y dice que es por otra cosa
      Entonces lo escrito es "Elegí una opción ·  · marta.gimenez@correo.example"
      Y la pantalla no dice:
        | Borrar mis datos personales |

    @SUP-06
    Escenario: Lo escrito queda si no se pudo enviar
      Dado que la consulta de "el envío del reclamo" no llega
      Cuando elige "Corregir un dato" entre sus derechos
      Y cuenta "Mi apellido es Giménez, con G."
      Y manda el pedido de datos
      Entonces la pantalla dice:
        | Lo que escribiste sigue acá. |
